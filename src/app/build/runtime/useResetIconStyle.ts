/** In place of a module that registers the styles of icons: they are in the CSS files. */
export default function useNothing(): void {}
