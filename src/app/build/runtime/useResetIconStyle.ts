/** Replaces a module that registers icon styles: they are in the CSS files. */
export default function useNothing(): void {}
