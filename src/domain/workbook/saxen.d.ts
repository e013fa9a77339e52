// The library has no types; these are of the part in use.
declare module 'saxen' {
  type Decode = (text: string) => string
  type Hooks = {
    openTag: (name: string, attributes: () => Record<string, string>, decode: Decode, isSelfClosing: boolean) => void
    closeTag: (name: string) => void
    text: (text: string, decode: Decode) => void
    cdata: (text: string) => void
    error: (error: Error) => void
  }
  export class Parser {
    on<Name extends keyof Hooks>(name: Name, hook: Hooks[Name]): this
    parse(xml: string): void
  }
}
