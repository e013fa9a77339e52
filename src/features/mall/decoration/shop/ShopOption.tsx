import { ShopOutlined } from '@ant-design/icons'
import { Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Shop, shopStates } from '#features/mall/decoration/model'
import { StatusTag } from '#shared/fields/FieldValue'
import { safeThumbnail } from '#shared/safeUrl'
import styles from './ShopOption.module.css'

const STATE = { table: shopStates }
/** Side of a logo, px. */
const SIZE = 32

/** A shop to choose. Its logo is plain: a button in it would be part of the radio's label. */
export function ShopOption({ shop }: { shop: Shop }) {
  const { t } = useTranslation()
  return (
    <Radio value={shop.id} className={styles.shop}>
      <span className={styles.row}>
        <Logo key={shop.storeLogo} url={shop.storeLogo} />
        <span className={styles.name}>{shop.storeName}</span>
        <span className={styles.kind}>{shop.selfOperated ? t('自营') : t('非自营')}</span>
        <StatusTag field={STATE} value={shop.storeDisable === 'OPEN' ? 'OPEN' : 'CLOSED'} />
      </span>
    </Radio>
  )
}

function Logo({ url }: { url: string }) {
  const [isBroken, setBroken] = useState(false)
  const picture = isBroken ? null : safeThumbnail(url, { width: SIZE, height: SIZE })
  if (!picture) {
    return (
      <span className={styles.logo}>
        <ShopOutlined aria-hidden="true" />
      </span>
    )
  }
  return (
    <img
      className={styles.logo}
      src={picture}
      alt=""
      loading="lazy"
      width={SIZE}
      height={SIZE}
      onError={() => setBroken(true)}
    />
  )
}
