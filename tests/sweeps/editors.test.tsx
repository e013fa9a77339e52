import { runApp } from '#tests/kit/render'
import { type DrawerSpec, describeDrawer } from '#tests/kit/suites/describeDrawer'
import { describeEditor, type EditorSpec } from '#tests/kit/suites/describeEditor'

runApp('supplier')

/** The forms of all areas, and the drawers that edit a record of a list, as each area lists them. */
const areas = import.meta.glob<{ editors: EditorSpec[]; drawers?: DrawerSpec[] }>('../features/*/*/editors.ts', {
  eager: true,
})

for (const { editors, drawers = [] } of Object.values(areas)) {
  for (const editor of editors) describeEditor(editor)
  for (const drawer of drawers) describeDrawer(drawer)
}
