"""The games as WebAssembly, for browsers and for JavaScript programs (``docs/engine-js.md``)."""
