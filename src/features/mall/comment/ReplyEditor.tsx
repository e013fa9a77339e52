import { Button, Form, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { ImagePicker } from '#features/common/file/ImagePicker'
import { picturesOf } from '#features/common/file/model'
import { aboutAction } from '#shared/action/aboutAction'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { notify } from '#shared/notify'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { useFileGate } from '#shared/upload/useFileGate'
import { commentActions } from './actions'
import { comments } from './api'
import { CommentDescription } from './CommentDescription'
import { commentFields } from './fields'
import { type Comment, MAX_REPLY_PICTURES, type ReplyInput, validateReply } from './model'

/** Quick replies, in Chinese in every interface language: buyers read them. */
const QUICK: readonly [label: string, reply: string][] = [
  ['感谢好评', '感谢您的认可，期待再次为您服务。'],
  ['致歉补救', '非常抱歉给您带来不便，客服会尽快联系您处理。'],
  ['邀请联系', '您好，麻烦联系店铺客服并提供照片，我们会尽快核实。'],
]

/** The drawer that replies to a comment: open while the address has `edit=ID`. */
export function ReplyEditor() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<Comment>
      param="edit"
      screen="memberComment"
      size={640}
      resource={comments.byId}
      closedBy={(comment) => (!comment.replyStatus ? null : t('这条评价已回复，不能再改。'))}
      draft={{ screen: 'commentReply', fields: commentFields }}
      title={() => t('回复评价')}
    >
      {(comment, close) => comment && <ReplyForm comment={comment} close={close} />}
    </RecordDrawer>
  )
}

/** Appends the quick reply to the typed text, which is kept. */
function withQuick(typed: string, quick: string): string {
  if (typed.includes(quick)) return typed
  return typed.trim() === '' ? quick : `${typed}\n${quick}`
}

function ReplyForm({ comment, close }: { comment: Comment; close: () => void }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<ReplyInput>()
  const gate = useFileGate()
  const title = text('回复 {{name}} 的评价', { name: comment.memberName })
  const editor = useEditor({
    form,
    screen: 'commentReply',
    record: `edit=${comment.id}`,
    title,
    about: aboutAction(commentActions, 'reply', comment),
    initial: replyOf(comment),
    // The service takes a second reply, and drops the first.
    reread: rereadBy(comments.byId(comment.id), replyOf, { fields: commentFields }),
    mutation: comments.reply(),
    toPayload: ({ reply, replyImage }: ReplyInput) => ({
      id: comment.id,
      reply: reply.trim(),
      replyImage: replyImage.join(),
    }),
    onDone: () => {
      notify(t('已回复 {{name}} 的评价', { name: comment.memberName }))
      close()
    },
    fields: commentFields,
  })
  return (
    <DrawerEditor editor={editor} title={title}>
      <CommentDescription comment={comment} />
      <Space wrap>
        {t('快捷回复：')}
        {QUICK.map(([label, reply]) => (
          <Button
            key={label}
            size="small"
            disabled={editor.isSaving}
            onClick={() => editor.change({ reply: withQuick(form.getFieldValue('reply'), reply) })}
          >
            {t(label)}
          </Button>
        ))}
      </Space>
      <EditorForm editor={editor} fields={commentFields} validate={validateReply}>
        <FormField name="reply" />
        <FormField name="replyImage" rules={[gate.rule('replyImage')]}>
          <ImagePicker
            caption={t('回复图片')}
            limit={MAX_REPLY_PICTURES}
            onPending={(left) => gate.tell('replyImage', left)}
          />
        </FormField>
      </EditorForm>
    </DrawerEditor>
  )
}

function replyOf({ reply, replyImage }: Comment): ReplyInput {
  return { reply, replyImage: picturesOf(replyImage) }
}
