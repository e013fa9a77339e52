/** Findings that do no harm, by name and by a pattern in their file and excerpt. */
export type Allowed = { name: string; in: RegExp; why: string }

/** Styles that a promised browser drops, and what it shows without them. */
export const allowedStyles: Allowed[] = [
  ...[
    [
      /borderless/,
      'antd: the focus outline of inputs without a border: the search palette has one, with the focus while it is open',
    ],
    [
      /checkbox|radio:has|radio-button-wrapper:has/,
      'antd: the focus outline, which base.css draws where :has is not known',
    ],
    [/radio-group-vertical/, 'antd: the gap of radio buttons one under the other'],
    [/tooltip-unique-container/, 'antd: one tooltip moved from place to place, which the product does not use'],
    [/item-option-selected/, 'antd: the corners between options chosen one after the other'],
    [/control-input-content/, 'antd: the height of the line of a single switch'],
    [/input-number-addon/, 'antd: the inner space of a select beside a number'],
    [/drop-indicator/, 'antd: the mark of the place where a folder is dropped'],
    [/tabs-tab-focus/, 'antd: the focus outline of tabs drawn as cards, which the product does not use'],
    [/TabHost_title/, 'both headings of a page are read out'],
  ].map(([where, why]) => ({ name: ':has', in: where as RegExp, why: why as string })),
  ...['src', 'unicode-range'].map((name) => ({
    name,
    in: /@font-face/,
    why: 'the font of the English quotes: every promised browser knows it, only the data do not list it',
  })),
  { name: 'scrollbar-width', in: /ant-/, why: 'antd: scroll bars of the usual width' },
  { name: 'scrollbar-color', in: /ant-/, why: 'antd: scroll bars of the usual colours' },
  {
    name: 'forced-color-adjust',
    in: /base|CellEditor_input/,
    why: 'only Windows forces colours, and Safari does not run there',
  },
  { name: 'text-wrap', in: /form-item-label-wrap/, why: 'antd: where the lines of a long label break' },
  { name: 'color-mix()', in: /compact-connect-border-color/, why: 'antd: the line between two joined dark buttons' },
  { name: 'style()', in: /steps/, why: 'antd: the width of descriptions under steps' },
  ...['tan()', 'atan2()'].map((name) => ({
    name,
    in: /steps-with-progress/,
    why: 'antd: the ring of a step with a percentage, which the product does not show',
  })),
]

/** Members of young names that are methods of somebody else, or come after a question that the rules do not see. */
export const allowedScripts: Allowed[] = [
  ...['new CSSStyleSheet', '.replaceSync', 'document.adoptedStyleSheets'].map((name) => ({
    name,
    in: /CSSStyleSheet|adoptedStyleSheets/,
    why: 'addStyles.ts asks for it in a function before it calls this one',
  })),
  ...['document.exitFullscreen', '.requestFullscreen'].map((name) => ({
    name,
    in: /ullscreen/,
    why: 'the button is only there where document.fullscreenEnabled is true',
  })),
  { name: '.command', in: /RichText/, why: 'a method of the rich text editor' },
  { name: '.getHTML', in: /RichText/, why: 'a method of the rich text editor' },
  { name: '.drop', in: /\.drop\(\)/, why: 'drops a draft of the product: that of iterators takes a number' },
  { name: '.take', in: /DateInputs/, why: 'takes a date into a field of the product' },
  { name: '.toArray', in: /toArray\(e\)/, why: 'a function of axios' },
  { name: '.resize', in: /decode|drawChart/, why: 'of the decoder of pictures and of zrender' },
  ...['.union', '.when', '.selectRange'].map((name) => ({ name, in: /drawChart/, why: 'of zrender and echarts' })),
]
