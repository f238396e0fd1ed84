import { mount } from 'svelte'
import '../src/look/base.css'
import Moving from './Moving.svelte'

mount(Moving, { target: document.getElementById('app')! })
