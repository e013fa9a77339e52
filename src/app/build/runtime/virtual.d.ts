/** Made by `staticAntd` at build time. */
declare module 'virtual:antd/tokens' {
  export type LookName = 'light standard' | 'light compact' | 'dark standard' | 'dark compact'
  export const tokens: Record<LookName, Record<string, string | number | boolean>>
}

declare module 'virtual:palette.css'
declare module 'virtual:antd/reset.css'
