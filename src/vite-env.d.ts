/// <reference types="vite/client" />

/** The variant for a host that neither file names: the build mode. */
declare const __DEFAULT_VARIANT__: 'material' | 'supplier'
