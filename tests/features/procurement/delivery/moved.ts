/** Editors that are not held to it, and why. */
export const unmovedEditors: Record<string, string> = {
  'procurement/delivery/editor/DeliveryNoteEditor':
    'a new note, its origin and a correction: DeliveryNoteEditPage.test',
}
