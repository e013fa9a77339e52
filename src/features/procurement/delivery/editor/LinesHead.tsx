import { CopyOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeliveryOrigin } from '#features/procurement/delivery/form/deliveryNoteForm'
import textStyles from '#shared/ui/text.module.css'

type Props = {
  origin: DeliveryOrigin
  copy: { isCopying: boolean; copyLast: () => void }
  disabled: boolean
  children?: ReactNode
}

/** Shown beside the title of the lines: their source, the button that copies the last note, and further ones. */
export function LinesHead({ origin, copy, disabled, children }: Props) {
  const { t } = useTranslation()
  const { orderSn, contractCode, contractName, companyName } = origin
  return (
    <Space size="middle">
      <span className={textStyles.secondary}>
        {orderSn ? t('订单 {{code}}', { code: orderSn }) : t('合同 {{code}}', { code: contractCode })} ·{' '}
        {contractName || companyName}
      </span>
      <Button
        icon={<CopyOutlined aria-hidden="true" />}
        loading={copy.isCopying}
        disabled={disabled}
        onClick={copy.copyLast}
      >
        {t('复制上一张')}
      </Button>
      {children}
    </Space>
  )
}
