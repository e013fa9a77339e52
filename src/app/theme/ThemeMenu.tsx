import { MoonOutlined, SunOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { radioItem } from '#shared/ui/radioItem'
import type { Density, ThemeChoice } from './look'
import { chooseDensity, chooseTheme, useTheme } from './theme'

const THEMES: Record<ThemeChoice, string> = { light: '浅色', dark: '深色', system: '跟随系统' }
const DENSITIES: Record<Density, string> = { standard: '标准', compact: '紧凑' }

/** Chooses theme and density of the whole product. */
export function ThemeMenu() {
  const { t } = useTranslation()
  const { theme, density, mode } = useTheme()
  const items = <Key extends string>(words: Record<Key, string>, chosen: Key, choose: (key: Key) => void) =>
    (Object.keys(words) as Key[]).map((key) =>
      radioItem({ key, label: t(words[key]), isChosen: key === chosen, choose: () => choose(key) }),
    )
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      menu={{
        items: [
          { type: 'group', key: 'themes', label: t('主题'), children: items(THEMES, theme, chooseTheme) },
          { type: 'group', key: 'densities', label: t('密度'), children: items(DENSITIES, density, chooseDensity) },
        ],
      }}
    >
      <Button
        type="text"
        aria-label={t('外观')}
        aria-haspopup="menu"
        title={t('外观')}
        icon={mode === 'dark' ? <MoonOutlined aria-hidden="true" /> : <SunOutlined aria-hidden="true" />}
      />
    </Dropdown>
  )
}
