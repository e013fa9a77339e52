import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { text } from '#domain/text'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { notify } from '#shared/notify'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { useSearchParam } from '#shared/useSearchParam'
import { labels } from './api'
import { labelFields } from './fields'
import {
  type GoodsLabel,
  type LabelInput,
  type LabelRecord,
  labelInput,
  nextOrder,
  ROOT_LABEL,
  validateLabel,
} from './model'

/** The drawer that adds or edits a shop category: open while the address has `edit=new` with a `parent`, or an id. */
export function LabelEditor({ tree }: { tree: readonly GoodsLabel[] }) {
  const { t } = useTranslation()
  return (
    <RecordDrawer<LabelRecord>
      param="edit"
      screen="category"
      resource={labels.byId}
      draft={{ screen: 'category', fields: labelFields }}
      title={(label) => (label ? t('编辑店铺分类') : t('添加店铺分类'))}
    >
      {(label, close) => <LabelForm tree={tree} label={label} close={close} />}
    </RecordDrawer>
  )
}

type Props = { tree: readonly GoodsLabel[]; label: LabelRecord | null; close: () => void }

function LabelForm({ tree, label, close }: Props) {
  const { t } = useTranslation()
  const [form] = Form.useForm<LabelInput>()
  const [asked] = useSearchParam('parent')
  const parent = asked || ROOT_LABEL
  const siblings = parent === ROOT_LABEL ? tree : (tree.find(({ id }) => id === parent)?.children ?? [])
  const title = label ? text('店铺分类 {{name}}', { name: label.labelName }) : text('添加店铺分类')
  const editor = useEditor({
    form,
    screen: 'category',
    record: label ? `edit=${label.id}` : `edit=new&parent=${asked}`,
    title,
    initial: v.parse(labelInput, label ?? { parentId: parent, sortOrder: nextOrder(siblings) }),
    reread:
      label &&
      rereadBy(labels.byId(label.id), (saved) => v.parse(labelInput, saved), {
        fields: labelFields,
        shows: {
          parentId: (id: string) => tree.find((one) => one.id === id)?.labelName ?? t('顶级分类'),
        },
      }),
    mutation: labels.save(),
    toPayload: (values) => ({ ...values, labelName: values.labelName.trim(), id: label?.id }),
    onDone: () => {
      notify(t('店铺分类已保存'), form.getFieldValue('labelName'))
      close()
    },
    fields: labelFields,
    words: [
      [/排序/, 'sortOrder'],
      [/父节点/, 'parentId'],
    ],
  })
  // A category with children stays at the top: there are two levels.
  const hasChildren = tree.some(({ id, children }) => id === label?.id && children.length > 0)
  const roots = hasChildren ? [] : tree.filter(({ id }) => id !== label?.id)
  return (
    <DrawerEditor editor={editor} title={title}>
      <EditorForm editor={editor} fields={labelFields} validate={validateLabel}>
        <FormField name="labelName" />
        <FormField name="parentId">
          <Select
            options={[
              { value: ROOT_LABEL, label: t('顶级分类') },
              ...roots.map(({ id, labelName }) => ({ value: id, label: labelName })),
            ]}
          />
        </FormField>
        <FormField name="sortOrder" tooltip={t('值越小越靠前')} />
      </EditorForm>
    </DrawerEditor>
  )
}
