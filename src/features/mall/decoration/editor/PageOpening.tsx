import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pageDatas } from '#features/mall/decoration/api'
import { editorFields } from '#features/mall/decoration/fields'
import type { PageData } from '#features/mall/decoration/model'
import { splitPage } from '#features/mall/decoration/model/page/pageText'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import { ClosedForm } from '#shared/record/ClosedForm'
import { OpenedRecord } from '#shared/record/OpenedRecord'
import { newPage } from './newPage'
import { PageForm } from './PageForm'

/**
 * The editor of a new page, or of the one that the address names. What was typed into a deleted one becomes a new page.
 */
export function PageOpening({ kit }: { kit: PageKit }) {
  return (
    <OpenedRecord
      list={kit.list}
      byId={pageDatas.byId}
      title={({ name }) => name}
      newTitle="新页面"
      draft={{ screen: kit.editor, fields: editorFields }}
      form={(saved) => (saved ? <Opened kit={kit} saved={saved} /> : <NewPage kit={kit} />)}
      lost={(id) => <NewPage kit={kit} lostId={id} />}
    />
  )
}

function Opened({ kit, saved }: { kit: PageKit; saved: PageData }) {
  const { t } = useTranslation()
  const text = splitPage(saved.pageData)
  const draft = { screen: kit.editor, record: `id=${saved.id}`, fields: editorFields }
  if (!text) {
    return <ClosedForm {...draft} text={t('页面的内容读不出来，不能在这里修改；可在列表中导出文件。')} />
  }
  if (saved.pageClientType !== kit.client) {
    const isSite = kit.client === 'H5'
    return (
      <ClosedForm {...draft} text={isSite ? t('这是PC页面，不能在这里修改。') : t('这是手机页面，不能在这里修改。')} />
    )
  }
  return <PageForm kit={kit} saved={saved} text={text} />
}

function NewPage({ kit, lostId }: { kit: PageKit; lostId?: string }) {
  const [text] = useState(() => newPage(kit))
  return <PageForm kit={kit} saved={null} text={text} lostId={lostId} />
}
