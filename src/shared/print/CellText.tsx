import { isSpace, wordsOf } from './words'

/** A text on paper whose words never break. Without `isWhole` one that is longer than its line may. */
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
