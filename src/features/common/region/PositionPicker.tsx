import { EnvironmentOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import textStyles from '#shared/ui/text.module.css'

type Props = {
  /** The postal address to find on the map. */
  address: string
  disabled?: boolean
  /** Set by Form.Item. */
  id?: string
  value?: string
  onChange?: (value: string) => void
  onBlur?: () => void
}

/** A public map that can be searched without an API key. */
const MAP = 'https://uri.amap.com/search'

/** Coordinates as text, with a link that searches an external map for the address: no map is embedded. */
export function PositionPicker({ address, value = '', onChange, ...input }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Input
        {...input}
        value={value}
        maxLength={40}
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
      <span className={textStyles.secondary}>{t('经度,纬度；在地图中点选位置后复制坐标')}</span>
    </>
  )
}
