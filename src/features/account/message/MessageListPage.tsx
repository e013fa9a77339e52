import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { useConfirm } from '#shared/dialog/useConfirm'
import { ListPage } from '#shared/list/ListPage'
import { notify } from '#shared/notify'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { serverText } from '#shared/serverText'
import { ViewButton } from '#shared/ui/ViewButton'
import { messageActions } from './actions'
import { messages } from './api'
import { messageFields } from './fields'
import { MessageBody } from './MessageBody'
import { isUnread, type Message } from './model'

/** 消息中心: unread and read messages, and the recycle bin. */
export default function MessageListPage() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const readAll = useMutation({ ...messages.readAll(), onSuccess: () => notify(t('全部消息已标为已读')) })
  const askReadAll = async () => {
    const question = { title: text('将全部未读消息标为已读？'), consequence: text('标为已读后不再计入未读数量。') }
    if (await confirm({ ...question, okText: '全部标为已读' })) readAll.mutate(undefined)
  }
  return (
    <>
      <ListPage
        caption={t('消息中心')}
        query={messages.page}
        fields={messageFields}
        filters={['title', 'createTimeRange']}
        statusField="status"
        rowKey="id"
        columns={[
          {
            field: 'title',
            render: (message) => (
              <ViewButton id={message.id}>
                {isUnread(message) ? <strong>{serverText(message.title)}</strong> : serverText(message.title)}
              </ViewButton>
            ),
          },
          'status',
          'createTime',
        ]}
        sortable={['createTime']}
        actions={messageActions}
        isSelectable={({ status }, [first]) => first === undefined || first.status === status}
        toolbar={
          <Button loading={readAll.isPending} onClick={() => void askReadAll()}>
            {t('全部标为已读')}
          </Button>
        }
        empty={{ text: '还没有消息。单据有变化时，平台会在这里通知您。' }}
      />
      <RecordDrawer<Message>
        param="view"
        resource={messages.byId}
        size={560}
        title={(message) => (message ? serverText(message.title) : t('消息'))}
      >
        {(message, close) => <MessageBody message={message} close={close} />}
      </RecordDrawer>
    </>
  )
}
