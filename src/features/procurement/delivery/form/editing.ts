import type { Editor } from '#shared/editor/useEditor'
import type { DeliveryNoteValues } from './deliveryNoteForm'

/** What the parts of the form use of its editor. */
export type DeliveryNoteEditing = Pick<
  Editor<DeliveryNoteValues>,
  'isReady' | 'isDirty' | 'isSaving' | 'change' | 'discard'
>
