import type { ThemeConfig } from 'antd'
import { light } from './palette'

/** The one theme: calm, dense, one restrained brand colour. */
export const antdTheme: ThemeConfig = {
  cssVar: { prefix: 'ant' },
  token: {
    colorPrimary: light.brand,
    colorInfo: light.brand,
    // The derived tint of a dark blue is grey; selections should read as blue.
    colorPrimaryBg: light.chosen,
    colorInfoBg: light.chosen,
    colorSuccess: light.success,
    colorWarning: light.warning,
    colorError: light.bad,
    colorSuccessBg: light.successSoft,
    colorWarningBg: light.warningSoft,
    colorErrorBg: light.badSoft,
    controlItemBgActive: light.chosen,
    controlItemBgActiveHover: light.chosenHover,
    colorLink: light.brand,
    borderRadius: 4,
    fontSize: 14,
    fontFamily: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', system-ui, sans-serif",
    colorTextDescription: light.inkSoft,
    colorTextPlaceholder: light.placeholder,
    wireframe: false,
    // Respects the system's reduced-motion setting.
    motion: typeof window === 'undefined' || !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  },
  components: {
    Table: {
      cellPaddingBlockMD: 7,
      cellPaddingInlineMD: 10,
      headerBg: light.tableHead,
      headerSplitColor: 'transparent',
      rowSelectedBg: light.rowChosen,
      rowSelectedHoverBg: light.rowChosenHover,
    },
    Form: { itemMarginBottom: 22, verticalLabelPadding: '0 0 4px' },
    Menu: { itemHeight: 36, itemMarginBlock: 2, subMenuItemBg: 'transparent', activeBarBorderWidth: 0 },
    Layout: { siderBg: light.surface, bodyBg: light.desk },
  },
}
