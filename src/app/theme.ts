import type { ThemeConfig } from 'antd'

/** The one theme: calm, dense, one restrained brand colour. */
export const theme: ThemeConfig = {
  cssVar: { prefix: 'ant' },
  token: {
    colorPrimary: '#1f5f9e',
    colorInfo: '#1f5f9e',
    // The derived tint of a dark blue is grey; selections should read as blue.
    colorPrimaryBg: '#e8f0f8',
    colorInfoBg: '#e8f0f8',
    // Dark enough to be read as text on their tints.
    colorSuccess: '#2f7d12',
    colorWarning: '#a35b00',
    colorError: '#cf1322',
    colorSuccessBg: '#e9f5e4',
    colorWarningBg: '#fdf2df',
    colorErrorBg: '#fdeceb',
    controlItemBgActive: '#e8f0f8',
    controlItemBgActiveHover: '#dce8f3',
    colorLink: '#1f5f9e',
    borderRadius: 4,
    fontSize: 14,
    fontFamily: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', system-ui, sans-serif",
    colorTextDescription: 'rgba(0, 0, 0, 0.6)',
    colorTextPlaceholder: 'rgba(0, 0, 0, 0.54)',
    wireframe: false,
    // Whoever asked the system for less movement gets none.
    motion: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  },
  components: {
    Table: {
      cellPaddingBlockMD: 7,
      cellPaddingInlineMD: 10,
      headerBg: '#f5f7fa',
      headerSplitColor: 'transparent',
      rowSelectedBg: '#f3f8fc',
      rowSelectedHoverBg: '#eaf2f9',
    },
    Form: { itemMarginBottom: 22, verticalLabelPadding: '0 0 4px' },
    Menu: { itemHeight: 36, itemMarginBlock: 2, subMenuItemBg: 'transparent', activeBarBorderWidth: 0 },
    Layout: { siderBg: '#ffffff', bodyBg: '#f3f5f8' },
  },
}
