import { type MappingAlgorithm, type ThemeConfig, theme } from 'antd'
import type { Density, Mode } from './look'
import { type Palette, palettes } from './palette.ts'

const THEMES = new Map<string, ThemeConfig>()

/**
 * antd's theme: calm, dense, one restrained brand colour. Always the same object for the same look. All looks share
 * one key and one set of rules and differ only in the values of antd's custom properties, so that a build can extract
 * the rules once and the values per look.
 */
export function antdTheme(mode: Mode, density: Density): ThemeConfig {
  const name = `${mode} ${density}`
  const known = THEMES.get(name) ?? themeOf(palettes[mode], mode === 'dark', density === 'compact')
  THEMES.set(name, known)
  return known
}

function themeOf(palette: Palette, isDark: boolean, isCompact: boolean): ThemeConfig {
  return {
    cssVar: { prefix: 'ant', key: 'app' },
    hashed: false,
    algorithm: [
      isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
      ...(isCompact ? [tight] : []),
      // antd dims the given colours in the dark; these are chosen for their contrast.
      (seed, map) => ({ ...(map ?? theme.defaultAlgorithm(seed)), ...seeds(palette), colorShadow: palette.shadow }),
    ],
    token: {
      ...seeds(palette),
      colorPrimaryHover: palette.brandHover,
      colorPrimaryActive: palette.brandActive,
      colorLinkHover: palette.brandHover,
      colorLinkActive: palette.brandActive,
      // The derived tint of a dark blue is grey; selections should read as blue.
      colorPrimaryBg: palette.chosen,
      colorPrimaryBgHover: palette.chosenHover,
      colorPrimaryBorder: palette.chosenLine,
      colorPrimaryBorderHover: palette.chosenLine,
      colorPrimaryText: palette.brand,
      colorPrimaryTextHover: palette.brandHover,
      colorPrimaryTextActive: palette.brandActive,
      colorInfoBg: palette.chosen,
      colorInfoBgHover: palette.chosenHover,
      colorInfoBorder: palette.chosenLine,
      colorInfoBorderHover: palette.chosenLine,
      colorInfoHover: palette.brandHover,
      colorInfoActive: palette.brandActive,
      colorInfoText: palette.brand,
      colorInfoTextHover: palette.brandHover,
      colorInfoTextActive: palette.brandActive,
      controlOutline: palette.focusRing,
      colorSuccessBg: palette.successSoft,
      colorSuccessBorder: palette.successLine,
      colorWarningBg: palette.warningSoft,
      colorWarningBorder: palette.warningLine,
      colorErrorBg: palette.badSoft,
      colorErrorBorder: palette.badLine,
      colorErrorHover: palette.badHover,
      colorErrorActive: palette.badActive,
      controlItemBgActive: palette.chosen,
      controlItemBgActiveHover: palette.chosenHover,
      colorText: palette.ink,
      colorTextDescription: palette.inkSoft,
      colorTextPlaceholder: palette.placeholder,
      colorBgLayout: palette.canvas,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.raised,
      colorBgSpotlight: palette.tooltip,
      colorBorder: palette.fieldLine,
      colorBorderSecondary: palette.line,
      borderRadius: 4,
      fontSize: 14,
      fontFamily: 'var(--font)',
      wireframe: false,
      motion: isMotionWanted(),
    },
    components: {
      Button: {
        primaryColor: palette.onBrand,
        dangerColor: palette.onBrand,
        defaultShadow: 'none',
        primaryShadow: 'none',
        dangerShadow: 'none',
      },
      Checkbox: { colorWhite: palette.onBrand },
      DatePicker: {
        colorTextLightSolid: palette.onBrand,
        cellHoverWithRangeBg: palette.chosenHover,
        cellRangeBorderColor: palette.chosenLine,
      },
      Dropdown: { colorTextLightSolid: palette.onBrand },
      Radio: { colorWhite: palette.onBrand, buttonSolidCheckedColor: palette.onBrand },
      Table: {
        cellPaddingBlockMD: isCompact ? 5 : 7,
        cellPaddingInlineMD: isCompact ? 8 : 10,
        // antd's own small rows would be higher than these middle ones.
        cellPaddingBlockSM: isCompact ? 3 : 5,
        headerBg: palette.tableHead,
        headerSplitColor: 'transparent',
        rowSelectedBg: palette.rowChosen,
        rowSelectedHoverBg: palette.rowChosenHover,
        borderColor: palette.line,
        colorSplit: palette.tableShadow,
      },
      Form: { itemMarginBottom: 24, verticalLabelPadding: '0 0 4px' },
      Menu: {
        itemHeight: isCompact ? 30 : 36,
        itemMarginBlock: 2,
        subMenuItemBg: 'transparent',
        activeBarBorderWidth: 0,
      },
      Layout: { siderBg: palette.surface, bodyBg: palette.canvas },
    },
  }
}

function seeds(palette: Palette) {
  return {
    colorPrimary: palette.brand,
    colorInfo: palette.brand,
    colorLink: palette.brand,
    colorSuccess: palette.success,
    colorWarning: palette.warning,
    colorError: palette.bad,
  }
}

/** antd's compact sizes with the characters of the standard ones: smaller ones would tire the eyes. */
const tight: MappingAlgorithm = (seed, map) => {
  const full = map ?? theme.defaultAlgorithm(seed)
  const type = Object.entries(full).filter(([name]) => /^(fontSize|lineHeight|fontHeight)/.test(name))
  return { ...theme.compactAlgorithm(seed, full), ...Object.fromEntries(type) }
}

/** Respects the system's reduced-motion setting; base.css does the same for the durations in style sheets. */
function isMotionWanted(): boolean {
  return typeof window === 'undefined' || !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
