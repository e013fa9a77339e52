import { NOTHING } from '#domain/wire'
import type { ScreenLink } from '#shared/navigation'
import { PageLink } from '#shared/ui/PageLink'
import { CopyableText } from './FieldValue'

/** The number of another record with a copy button; a link when the account may open it. */
export function NumberLink({ text, to }: { text: string; to: ScreenLink }) {
  if (text === '') return NOTHING
  return (
    <CopyableText text={text}>
      <PageLink {...to}>{text}</PageLink>
    </CopyableText>
  )
}
