"""Rules as machine code and WebAssembly."""
