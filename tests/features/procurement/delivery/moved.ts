/** Editors that are not held to it, and why. */
export const unmovedEditors: Record<string, string> = {
  'procurement/delivery/editor/DeliverEditor': 'a new note, its origin and a correction: DeliverEditPage.test',
}
