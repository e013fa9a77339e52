import { CloseOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NotePicker } from '#features/procurement/delivery/editor/NotePicker'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import { RecordTable } from '#shared/record/RecordTable'
import { serverText } from '#shared/serverText'
import textStyles from '#shared/ui/text.module.css'
import styles from './SignedCopyTable.module.css'
import type { FoundBy, SignedCopy } from './signedCopies'

const FOUND: Record<FoundBy, string> = { code: '二维码', name: '文件名', hand: '手工选择' }
const STEPS: Record<SignedCopy['step'], { label: string; color: string }> = {
  reading: { label: '识别中', color: 'blue' },
  waiting: { label: '待上传', color: 'gold' },
  sending: { label: '上传中', color: 'blue' },
  done: { label: '已上传', color: 'green' },
  failed: { label: '未成功', color: 'red' },
  rejected: { label: '未成功', color: 'red' },
}

type Props = {
  copies: readonly SignedCopy[]
  onMatch: (key: number, note: DeliveryNote) => void
  onRemove: (key: number) => void
}

/** The photos in one table: each with its note, how that was found, and the progress. */
export function SignedCopyTable({ copies, onMatch, onRemove }: Props) {
  const { t } = useTranslation()
  return (
    <RecordTable<SignedCopy>
      caption={t('回单照片')}
      rowKey="key"
      dataSource={[...copies]}
      columns={[
        { key: 'picture', title: t('照片'), width: 80, render: (_, copy) => <Thumbnail file={copy.file} /> },
        { dataIndex: 'name', title: t('文件名'), width: 200, ellipsis: true },
        {
          key: 'note',
          title: t('送货单'),
          width: 400,
          render: (_, copy) => (
            <NotePicker
              label={t('{{name}} 的送货单', { name: copy.name })}
              note={copy.note}
              disabled={copy.step !== 'waiting' && copy.step !== 'failed'}
              onPick={(note) => onMatch(copy.key, note)}
            />
          ),
        },
        {
          dataIndex: 'foundBy',
          title: t('识别方式'),
          width: 100,
          render: (by: FoundBy | null) => (by ? t(FOUND[by]) : ''),
        },
        {
          key: 'step',
          title: t('状态'),
          width: 220,
          render: (_, { step, note, error }) => {
            const { label, color } = STEPS[step]
            const isOpen = step === 'waiting' && !note
            return (
              <>
                <Tag color={isOpen ? 'red' : color}>{t(isOpen ? '请选择送货单' : label)}</Tag>
                {error && <span className={textStyles.negative}>{serverText(error)}</span>}
              </>
            )
          },
        },
        {
          key: 'remove',
          title: t('操作'),
          width: 60,
          render: (_, { key, name, step }) => (
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              disabled={step === 'sending' || step === 'reading'}
              aria-label={t('移除 {{name}}', { name })}
              onClick={() => onRemove(key)}
            />
          ),
        },
      ]}
    />
  )
}

/** A photo on this computer; its object URL is revoked on unmount. */
function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState('')
  useEffect(() => {
    const address = URL.createObjectURL(file)
    setUrl(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return url && <img className={styles.picture} src={url} alt="" />
}
