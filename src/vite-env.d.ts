/// <reference types="vite/client" />

/** The two `.env.*` files of the variants, inlined by vite.config.ts. */
declare const __VARIANTS__: Record<'material' | 'supplier', Record<string, string>>
/** The variant for a host that neither file names: the build mode. */
declare const __DEFAULT_VARIANT__: 'material' | 'supplier'
