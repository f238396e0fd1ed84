export { face } from '../plain/face'
