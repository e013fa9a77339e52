/** Editors that are not held to it, and why. */
export const unmovedEditors: Record<string, string> = {
  'procurement/supplementary/SupplementaryEditor':
    'of a note that is voided or stocked in: SupplementaryEditor.flow.test',
}
