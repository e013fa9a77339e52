import type { Editor } from '#shared/editor/useEditor'
import type { DeliverValues } from './deliverForm'

/** What the parts of the form use of its editor. */
export type DeliverEditing = Pick<Editor<DeliverValues>, 'isReady' | 'isDirty' | 'isSaving' | 'change' | 'discard'>
