import { DeleteOutlined, DownOutlined } from '@ant-design/icons'
import { Button, Dropdown, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { copyText } from '../copyText'
import { notify } from '../notify'
import type { ListPrefs } from './useListPrefs'

/** Named sets of criteria: to apply, to save, to share as a link, to delete. */
export function SavedViews({ prefs: { views, setViews } }: { prefs: ListPrefs }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [isNaming, setNaming] = useState(false)
  const [form] = Form.useForm<{ name: string }>()
  const current = search.replace(/^\?/, '')
  const share = async () => {
    const isCopied = await copyText(window.location.origin + pathname + search)
    if (isCopied) notify(t('链接已复制'))
  }
  const save = ({ name }: { name: string }) => {
    const named = { name: name.trim(), search: current }
    setViews([...views.filter((view) => view.name !== named.name), named])
    setNaming(false)
  }
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          selectedKeys: views.filter((view) => view.search === current).map((view) => `view:${view.name}`),
          items: [
            ...views.map((view) => ({
              key: `view:${view.name}`,
              label: view.name,
              extra: (
                <Button
                  size="small"
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={t('删除视图 {{name}}', { name: view.name })}
                  onClick={(event) => {
                    event.stopPropagation()
                    setViews(views.filter((one) => one !== view))
                  }}
                />
              ),
              onClick: () => navigate({ search: view.search ? `?${view.search}` : '' }),
            })),
            ...(views.length > 0 ? [{ type: 'divider' as const, key: 'line' }] : []),
            { key: 'save', label: t('保存当前条件为视图'), onClick: () => setNaming(true) },
            { key: 'share', label: t('复制当前视图的链接'), onClick: () => void share() },
          ],
        }}
      >
        <Button>
          {t('视图')} <DownOutlined />
        </Button>
      </Dropdown>
      <Modal
        open={isNaming}
        title={t('保存当前条件为视图')}
        okText={t('保存')}
        cancelText={t('取消')}
        onCancel={() => setNaming(false)}
        onOk={() => form.submit()}
        destroyOnHidden
      >
        <Form form={form} layout="vertical" preserve={false} onFinish={save}>
          <Form.Item
            name="name"
            label={t('视图名称')}
            rules={[{ required: true, whitespace: true, message: t('请填写视图名称') }]}
          >
            <Input maxLength={20} />
          </Form.Item>
        </Form>
      </Modal>
    </>
  )
}
