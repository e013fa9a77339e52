import { Button, Modal, Radio, Space, Table } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reachableTable } from '#shared/ui/reachableTable'
import styles from './ConflictDialog.module.css'
import { ConflictValue } from './ConflictValue'
import type { Difference } from './merge'
import type { Conflict } from './useRecordCheck'
import { labelOf, namesOf } from './words'

type Choice = 'mine' | 'theirs'

/** Shows what the user and somebody else changed in the same record, side by side; one is chosen for each field. */
export default function ConflictDialog({ reread, touched, others, settle, cancel }: Conflict) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({})
  const nameOf = (one: Difference) => labelOf(t, reread, one) || t('其他内容')
  const all = (choice: Choice) => setChosen(Object.fromEntries(touched.map((one) => [keyOf(one), choice])))
  const cell = (one: Difference, choice: Choice, words: string): ReactNode => (
    <Radio
      name={keyOf(one)}
      className={styles.choice}
      checked={chosen[keyOf(one)] === choice}
      aria-label={`${nameOf(one)} ${words}`}
      onChange={() => setChosen({ ...chosen, [keyOf(one)]: choice })}
    >
      <ConflictValue reread={reread} path={one.path} value={one[choice]} />
    </Radio>
  )
  const taken = namesOf(t, reread, others)
  const isChosen = touched.every((one) => chosen[keyOf(one)])
  return (
    <Modal
      open
      width={760}
      title={t('这条记录在您打开后又保存过，您的修改还没有保存')}
      okText={t('按选择保存')}
      cancelText={t('返回继续填写')}
      okButtonProps={{ disabled: !isChosen }}
      onCancel={cancel}
      onOk={() => settle(touched.filter((one) => chosen[keyOf(one)] === 'theirs'))}
    >
      <Space className={styles.all}>
        <Button size="small" onClick={() => all('mine')}>
          {t('全部保留我填写的')}
        </Button>
        <Button size="small" onClick={() => all('theirs')}>
          {t('全部采用最新')}
        </Button>
      </Space>
      <Table
        size="small"
        className={styles.versions}
        aria-label={t('两个版本的差异')}
        components={reachableTable}
        rowKey={keyOf}
        pagination={false}
        dataSource={[...touched]}
        scroll={{ y: 420 }}
        columns={[
          { title: t('改动项'), rowScope: 'row', width: 180, render: (_, one) => nameOf(one) },
          { title: t('我填写的'), render: (_, one) => cell(one, 'mine', t('我填写的')) },
          { title: t('最新保存的'), render: (_, one) => cell(one, 'theirs', t('最新保存的')) },
        ]}
      />
      {taken !== '' && <p>{t('{{names}}也在您打开后保存过，将采用最新内容', { names: taken })}</p>}
    </Modal>
  )
}

function keyOf({ path }: Difference): string {
  return path.join('.')
}
