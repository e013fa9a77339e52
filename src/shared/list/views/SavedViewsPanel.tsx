import { CheckOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button, Form, Input } from 'antd'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Fields } from '#domain/field'
import { copyText } from '#shared/copyText'
import { FieldValue } from '#shared/fields/FieldValue'
import { textCount } from '#shared/form/textCount'
import type { ListControl } from '#shared/list/useListState'
import { notify } from '#shared/notify'
import { siteUrl } from '#shared/sitePath'
import textStyles from '#shared/ui/text.module.css'
import styles from './SavedViewsPanel.module.css'
import type { Criteria, ListPrefs, SavedView } from './useListPrefs'

/** Maximum length of a view's name, characters. */
const MAX_NAME = 20

type Props = { prefs: ListPrefs; fields: Fields; control: ListControl; close: () => void }

/** The content of the saved views panel. */
export default function SavedViewsPanel({ prefs: { views, setViews, searches }, fields, control, close }: Props) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [isNaming, setNaming] = useState(false)
  const current = search.replace(/^\?/, '')
  const share = async () => {
    const isCopied = await copyText(window.location.origin + siteUrl(pathname) + search)
    if (isCopied) notify(t('链接已复制'))
  }
  const apply = (view: SavedView) => {
    navigate({ search: view.search ? `?${view.search}` : '' })
    close()
  }
  const save = (name: string) => {
    setViews([...views.filter((view) => view.name !== name), { name, search: current }])
    setNaming(false)
  }
  return (
    <div className={styles.panel}>
      {views.length === 0 ? (
        <p className={textStyles.secondary}>{t('还没有视图。设好条件后保存，下次一步打开。')}</p>
      ) : (
        <ul>
          {views.map((view) => (
            <li key={view.name}>
              <Button
                type="text"
                aria-current={view.search === current}
                icon={view.search === current ? <CheckOutlined aria-hidden="true" /> : undefined}
                onClick={() => apply(view)}
              >
                <span title={view.name}>{view.name}</span>
              </Button>
              <Button
                size="small"
                type="text"
                icon={<DeleteOutlined aria-hidden="true" />}
                aria-label={t('删除视图 {{name}}', { name: view.name })}
                onClick={() => setViews(views.filter((one) => one !== view))}
              />
            </li>
          ))}
        </ul>
      )}
      {isNaming ? (
        <NewView onSave={save} />
      ) : (
        <Button block onClick={() => setNaming(true)}>
          {t('保存当前条件为视图')}
        </Button>
      )}
      <Button block onClick={() => void share()}>
        {t('复制当前视图的链接')}
      </Button>
      {searches.length > 0 && (
        <>
          <h3>{t('最近查找')}</h3>
          <ul>
            {searches.map((criteria) => (
              <li key={JSON.stringify(criteria)}>
                <Button
                  type="text"
                  className={styles.searched}
                  onClick={() => {
                    control.search({ ...criteria })
                    close()
                  }}
                >
                  <span>
                    <Searched criteria={criteria} fields={fields} />
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** What was searched for, in the words of its filters. */
function Searched({ criteria, fields }: { criteria: Criteria; fields: Fields }) {
  const { t } = useTranslation()
  return Object.entries(criteria).map(([name, value], at) => {
    const field = fields[name]
    return (
      field && (
        <Fragment key={name}>
          {at > 0 && ' · '}
          {t(field.label)} <FieldValue field={{ ...field, copy: false, opens: undefined }} value={value} />
        </Fragment>
      )
    )
  })
}

function NewView({ onSave }: { onSave: (name: string) => void }) {
  const { t } = useTranslation()
  return (
    <Form<{ name: string }> layout="vertical" requiredMark={false} onFinish={({ name }) => onSave(name.trim())}>
      <Form.Item
        name="name"
        label={t('视图名称')}
        rules={[
          { required: true, whitespace: true, message: t('请填写视图名称') },
          { max: MAX_NAME, message: t('{{label}}不能超过{{max}}个字', { label: t('视图名称'), max: MAX_NAME }) },
        ]}
      >
        <Input autoFocus count={{ ...textCount(MAX_NAME), show: true }} />
      </Form.Item>
      <Button block type="primary" htmlType="submit">
        {t('保存')}
      </Button>
    </Form>
  )
}
