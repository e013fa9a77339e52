import { EnvironmentOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import textStyles from '#shared/ui/text.module.css'
import { currentVariant } from '#shared/variant'
import { positionError } from './model'
import styles from './PositionPicker.module.css'

type Props = {
  /** The postal address to find on the map. */
  address: string
  /** Key of the map service; the configured one by default, '' for none. */
  mapKey?: string
  disabled?: boolean
  /** Set by Form.Item. */
  id?: string
  value?: string
  onChange?: (value: string) => void
  onBlur?: () => void
}

/** A public map that can be searched without an API key. */
const MAP = 'https://uri.amap.com/search'

/** The map service's picture of a place. */
const PICTURE = 'https://restapi.amap.com/v3/staticmap'

/**
 * Coordinates as text, with a link that searches an external map for the address. With a key of the map service, a
 * picture of the place shows whether they are right; its script is not loaded, since the site's policy forbids it.
 */
export function PositionPicker(props: Props) {
  const { address, mapKey = currentVariant().mapKey, value = '', onChange, ...input } = props
  const { t } = useTranslation()
  return (
    <>
      <Input
        {...input}
        value={value}
        placeholder="113.883,22.555"
        onChange={(event) => onChange?.(event.target.value)}
        suffix={
          <Button
            type="link"
            size="small"
            icon={<EnvironmentOutlined aria-hidden="true" />}
            href={`${MAP}?${new URLSearchParams({ keyword: address })}`}
            target="_blank"
            rel="noreferrer"
            disabled={address === ''}
            title={address === '' ? t('先填写地址') : address}
          >
            {t('按地址在地图中查找')}
          </Button>
        }
      />
      {mapKey !== '' && positionError(value, { label: '', required: true }) === null && (
        <img
          className={styles.map}
          src={pictureOf(value, mapKey)}
          alt={t('{{position}} 的地图', { position: value })}
        />
      )}
      <span className={textStyles.secondary}>{t('经度,纬度；在地图中点选位置后复制坐标')}</span>
    </>
  )
}

function pictureOf(position: string, key: string): string {
  const place = { location: position, zoom: '15', size: '480*240', scale: '2', markers: `mid,,A:${position}` }
  return `${PICTURE}?${new URLSearchParams({ ...place, key })}`
}
