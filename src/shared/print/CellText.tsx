import { isSpace, wordsOf } from './words'

/** A printed text whose words never break. If `isWhole` is false, a word longer than its line may break. */
export function CellText({ text, isWhole = true }: { text: string; isWhole?: boolean }) {
  if (!isWhole) return text
  return wordsOf(text).map((word, at) =>
    isSpace(word) || [...word].length === 1 ? (
      word
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: words of a text have no identity besides their order
      <span key={at} className="sheet-word">
        {word}
      </span>
    ),
  )
}
