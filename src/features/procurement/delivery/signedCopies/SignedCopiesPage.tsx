import { InboxOutlined } from '@ant-design/icons'
import { Alert, Button, Checkbox, Space } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { PHOTO_TYPES } from '#features/procurement/supplementary/model'
import { Section } from '#shared/record/Section'
import { EmptyState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import styles from './SignedCopiesPage.module.css'
import { SignedCopyTable } from './SignedCopyTable'
import { isOpen, isReady } from './signedCopies'
import { useSignedCopies } from './useSignedCopies'

/** 批量上传回单: many photos of signed notes at once; each is matched to its note by its code, the rest by hand. */
export default function SignedCopiesPage() {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [isOpenOnly, setOpenOnly] = useState(false)
  const { copies, isSending, isBroken, add, match, remove, send } = useSignedCopies(text('批量上传回单'))
  const count = (steps: readonly string[]) => copies.filter(({ step }) => steps.includes(step)).length
  const ready = copies.filter(isReady).length
  const unmatched = copies.filter(({ step, note }) => step === 'waiting' && !note).length
  return (
    <Section
      title={t('批量上传回单')}
      extra={
        <Space>
          <Button icon={<InboxOutlined aria-hidden="true" />} onClick={() => input.current?.click()}>
            {t('选择照片')}
          </Button>
          <Button type="primary" loading={isSending} disabled={ready === 0} onClick={send}>
            {isBroken ? t('继续上传') : ready > 0 ? t('上传 {{number}} 张', { number: ready }) : t('上传')}
          </Button>
        </Space>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button serves keyboard and readers */}
      <div
        className={isOver ? `${styles.zone} ${styles.over}` : styles.zone}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          add([...event.dataTransfer.files])
        }}
      >
        <p className={textStyles.secondary}>
          {t('把签收回单的照片一起拖到这里：按单据上的二维码或文件名自动找到送货单，找不到的在下表中选择。')}
        </p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={t('回单照片')}
          accept={PHOTO_TYPES.map((type) => `.${type}`).join()}
          onChange={(event) => {
            add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        {isBroken && (
          <Alert type="warning" showIcon title={t('网络中断，已上传的不会重复；恢复后自动从中断处继续。')} />
        )}
        {copies.length === 0 ? (
          <EmptyState text={t('先选择照片或拖到这里')} />
        ) : (
          <>
            <p role="status">
              {t('共 {{all}} 张，已上传 {{done}} 张，待选送货单 {{unmatched}} 张，未成功 {{failed}} 张', {
                all: copies.length,
                done: count(['done']),
                unmatched,
                failed: count(['failed', 'rejected']),
              })}
            </p>
            <Checkbox checked={isOpenOnly} onChange={(event) => setOpenOnly(event.target.checked)}>
              {t('只看待选和未成功的')}
            </Checkbox>
            <SignedCopyTable copies={isOpenOnly ? copies.filter(isOpen) : copies} onMatch={match} onRemove={remove} />
          </>
        )}
      </div>
    </Section>
  )
}
