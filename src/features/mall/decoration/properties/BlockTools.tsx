import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { PageBlocks } from '#features/mall/decoration/state/usePageBlocks'

/** What can be done to the selected block. */
export function BlockTools({ page, disabled }: { page: PageBlocks; disabled: boolean }) {
  const { t } = useTranslation()
  const { at, blocks } = page
  const isFixed = page.isFixed(at)
  const tools = [
    {
      icon: <ArrowUpOutlined />,
      name: t('上移'),
      keys: 'Alt+↑',
      isDisabled: isFixed || page.isFixed(at - 1) || at === 0,
      run: () => page.move(at, at - 1),
    },
    {
      icon: <ArrowDownOutlined />,
      name: t('下移'),
      keys: 'Alt+↓',
      isDisabled: isFixed || at === blocks.length - 1,
      run: () => page.move(at, at + 1),
    },
    { icon: <CopyOutlined />, name: t('复制'), keys: 'Ctrl+D', isDisabled: isFixed, run: () => page.duplicate(at) },
    { icon: <DeleteOutlined />, name: t('移除'), keys: 'Delete', isDisabled: isFixed, run: () => page.remove(at) },
  ]
  return tools.map(({ icon, name, keys, isDisabled, run }) => (
    <Button
      key={keys}
      type="text"
      size="small"
      icon={icon}
      aria-label={name}
      title={`${name} (${keys})`}
      disabled={disabled || isDisabled}
      onClick={run}
    />
  ))
}
