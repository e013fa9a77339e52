import { EditOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { citiesOf, type Regions } from './model'
import styles from './RegionsField.module.css'

// Lazy: a tree of all cities, loaded on click.
const RegionsDialog = lazyWithRetry(() => import('./RegionsDialog'))

type Props = {
  /** Its row, from 0. */
  index: number
  /** The row of each city that is in use, from 0. */
  rowOf: ReadonlyMap<string, number>
  /** Set by Form.Item. */
  id?: string
  value?: Regions
  onChange?: (value: Regions) => void
}

const NONE: Regions = { area: '', areaId: '' }

/** The cities of a row: shows their names, chosen in a dialog. */
export function RegionsField({ index, rowOf, id, value = NONE, onChange }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const names = value.area.split(',').filter(Boolean).join('、')
  return (
    <>
      <Button
        id={id}
        className={styles.button}
        icon={<EditOutlined aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        <span className={styles.names} title={names}>
          {names || t('选择地址')}
        </span>
        {names && <span>{t('（{{count}} 个城市）', { count: citiesOf(value).length })}</span>}
      </Button>
      {isOpen && (
        <Suspense>
          <RegionsDialog
            index={index}
            rowOf={rowOf}
            value={value}
            onOk={(regions) => onChange?.(regions)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
