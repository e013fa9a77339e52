import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NOTHING } from '#domain/wire'
import { SafeImage } from '#shared/media/SafeImage'
import { RecordTable } from '#shared/record/RecordTable'
import { Section } from '#shared/record/Section'
import { IN_PLACE } from '#shared/resource'
import { serverText } from '#shared/serverText'
import styles from './ApprovalSection.module.css'
import { approvals } from './api'
import type { Approval } from './model'

/** The approvals of any document: every round, oldest first, with the signatures. */
export function ApprovalSection({ code }: { code: string }) {
  const { t } = useTranslation()
  return (
    <Section title={t('审批记录')}>
      <ApprovalTable code={code} />
    </Section>
  )
}

function ApprovalTable({ code }: { code: string }) {
  const { t } = useTranslation()
  const query = useQuery({ ...approvals.byCode(code), meta: IN_PLACE })
  const rows = [...(query.data ?? [])].sort((a, b) => a.time.localeCompare(b.time))
  return (
    <RecordTable<Approval>
      caption={t('审批记录')}
      query={query}
      dataSource={rows}
      empty={t('暂无审批记录')}
      columns={[
        {
          dataIndex: 'position',
          title: t('审批岗位'),
          width: 140,
          render: (text: string, row) => serverText(text || row.nodeName) || NOTHING,
        },
        { dataIndex: 'approverName', title: t('审批人'), width: 120 },
        {
          dataIndex: 'operation',
          title: t('操作记录'),
          width: 120,
          render: (text: string) => (text ? t(text) : NOTHING),
        },
        { dataIndex: 'comment', title: t('意见'), width: 280, render: (text: string) => text || NOTHING },
        { dataIndex: 'time', title: t('时间'), width: 170 },
        {
          dataIndex: 'signUrl',
          title: t('签名'),
          width: 110,
          render: (url: string, row) => <Signature url={url} name={row.approverName} />,
        },
      ]}
    />
  )
}

/** A signature's thumbnail, enlarges on click; a broken image falls back to the name. */
function Signature({ url, name }: { url: string; name: string }) {
  const { t } = useTranslation()
  const [isBroken, setBroken] = useState(false)
  if (!url || isBroken) return <span className={styles.signature}>{name || NOTHING}</span>
  return (
    <SafeImage
      url={url}
      width={60}
      height={30}
      alt={t('{{name}} 的签名', { name })}
      fit="contain"
      style={{ background: 'var(--paper)' }}
      onError={() => setBroken(true)}
      fallback={<span className={styles.signature}>{name || NOTHING}</span>}
    />
  )
}
