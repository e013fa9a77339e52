import { Button, Form, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { quantityError } from '#domain/rules'
import { translateMessage } from '#domain/text'
import { FigureInput } from '#shared/fields/FigureInput'

type Props = {
  /** Payload of a vehicle that the fleet does not know, tonnes, as typed. */
  load: string
  onLoad: (load: string) => void
  onPropose: () => void
  /** Omitted at the maximum number of trucks. */
  onAdd: (() => void) | undefined
  disabled: boolean
}

/** The load by which lines are split. What is typed is never changed: a wrong load is refused beside it. */
export function LoadBar({ load, onLoad, onPropose, onAdd, disabled }: Props) {
  const { t } = useTranslation()
  const [isTried, setTried] = useState(false)
  const error = quantityError(load, { unit: 't', label: '每车载重', max: '999' })
  const isShown = isTried && error !== null
  const propose = () => {
    setTried(true)
    if (error === null) onPropose()
  }
  return (
    <Space align="start">
      <Form.Item
        layout="horizontal"
        label={t('每车载重（吨）')}
        htmlFor="truckLoad"
        colon={false}
        style={{ margin: 0 }}
        validateStatus={isShown ? 'error' : ''}
        help={isShown ? translateMessage(t, error) : undefined}
      >
        <FigureInput
          id="truckLoad"
          style={{ width: 120 }}
          value={load}
          disabled={disabled}
          aria-invalid={isShown}
          onChange={onLoad}
          onPressEnter={propose}
        />
      </Form.Item>
      <Button type="primary" disabled={disabled} onClick={propose}>
        {t('按载重分')}
      </Button>
      <Button disabled={disabled || !onAdd} onClick={onAdd}>
        {t('加一车')}
      </Button>
    </Space>
  )
}
