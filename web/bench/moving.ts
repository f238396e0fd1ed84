import { mount } from 'svelte'
import '../src/ui/base.css'
import Moving from './Moving.svelte'

mount(Moving, { target: document.getElementById('app')! })
