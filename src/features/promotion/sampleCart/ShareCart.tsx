import { CopyOutlined, PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { canPrice, type SampleCart, searchOf } from '#features/promotion/sampleCart/address/model'
import { copyText } from '#shared/copyText'
import { notify } from '#shared/notify'
import { siteUrl } from '#shared/sitePath'
import textStyles from '#shared/ui/text.module.css'
import styles from './ShareCart.module.css'

type Props = {
  cart: SampleCart
  /** When it is ordered: as chosen, or when the screen was opened. The address shows the same prices to others. */
  moment: string
}

/** Copies the address of a cart, and opens its sheet to print. */
export function ShareCart({ cart, moment }: Props) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [isRefused, setRefused] = useState(false)
  const search = searchOf({ ...cart, moment })
  const copy = async () => {
    const isCopied = await copyText(`${window.location.origin}${siteUrl(pathname)}?${search}`)
    setRefused(!isCopied)
    if (isCopied) notify(t('链接已复制'))
  }
  return (
    <span className={styles.actions}>
      {isRefused && (
        <span role="alert" className={textStyles.negative}>
          {t('没有复制成功，请从浏览器的地址栏复制')}
        </span>
      )}
      <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copy()}>
        {t('复制地址')}
      </Button>
      <Button
        icon={<PrinterOutlined aria-hidden="true" />}
        disabled={!canPrice(cart.items)}
        onClick={() => window.open(siteUrl(`/sampleCartPreview?${search}`), '_blank')}
      >
        {t('打印')}
      </Button>
    </span>
  )
}
