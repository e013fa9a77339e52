import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The root of the project, from here. */
const ROOT = '../../../'

/** The TypeScript modules of a shared folder. */
function files(folder: string): string[] {
  return readdirSync(new URL(`${ROOT}src/shared/${folder}`, import.meta.url))
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `src/shared/${folder}/${name}`)
}

/**
 * Stages of a start. What a stage needs beyond the earlier ones becomes one chunk of libraries and one of our own code.
 */
const STAGES: readonly [name: string, ...entries: string[]][] = [
  ['base', 'src/boot.ts'],
  ['start', 'src/main.tsx', 'src/features/account/signIn/SignInPage.tsx'],
  [
    'shell',
    'src/app/layout/Layout.tsx',
    'src/shared/ui/OpenButton.tsx',
    'src/shared/media/SafeImage.tsx',
    'src/shared/list/ListPage.tsx',
    'src/shared/list/firstRows.ts',
    'src/shared/todo/todo.ts',
    'src/shared/http/files.ts',
    'src/shared/form/refusedField.ts',
    // Home lists drafts, without the code of forms.
    'src/shared/drafts.ts',
    'src/domain/rules.ts',
    // Rarely needed by the first page, but by most of the others.
    'node_modules/antd/es/form/index.js',
    'node_modules/antd/es/checkbox/index.js',
    // Tables need it, and QR codes and statistics, which do without tables.
    'node_modules/antd/es/spin/index.js',
  ],
  // Records and editors: together smaller than one chunk of libraries.
  [
    'form',
    ...files('record').filter((file) => !file.endsWith('/RecordTable.tsx')),
    ...files('upload'),
    ...files('editor'),
    ...files('form'),
    'src/shared/action/ActionButtons.tsx',
    'src/shared/grid/shownErrors.ts',
  ],
  // Choosing categories and regions needs trees, and so do antd's tables.
  ['tree', 'node_modules/antd/es/tree/index.js'],
  // Records show tables of antd, most lists and editors do not.
  ['table', 'src/shared/record/RecordTable.tsx', 'src/shared/ui/reachableTable.tsx'],
  ['grid', 'src/shared/grid/LineGrid.tsx'],
]

/** Stages whose libraries and own code are one chunk: each alone would be too small. */
const WHOLE = new Set(['form', 'tree', 'table'])

/**
 * Pure rules, but for those of cells, workbooks, weighings, ranges of figures, `site.json` and passwords, which few
 * screens need, a few functions of lists and forms that many do, and icons: too small for chunks of their own.
 */
const SMALL: readonly RegExp[] = [
  /\/src\/shared\/(dialog\/useAnnounced|editor\/conflict\/reread|fields\/fieldColumns|excel\/rowNumbers|today)\.tsx?$/,
  /\/src\/shared\/(list\/batch\/runBatch|storage\/workstation|print\/endpoints|useAllRead)\.ts$/,
  /\/src\/shared\/(capability\/\w+|ui\/(Due|ViewButton))\.tsx?$/,
  /\/src\/domain\/cell\/(optionError|numberRules)\.ts$/,
  /\/src\/domain\/(?!cell\/|workbook\/|weighing\/(?!usualTerms)|settle\.|figureRange\.|site\/siteFile\.|password\.)/,
  /\/@ant-design\/icons(-svg)?\/es\//,
]

/** Icons that only the rich text editor's bar and the tools of enlarged pictures show: they load with these. */
const TOOL_ICONS =
  /\/(Bold|InsertRow\w+|Italic|OneToOne|OrderedList|Redo|Rotate\w+|SplitCells|Strikethrough|Table|Underline|UnorderedList|Zoom\w+)Outlined\.js$/

/** An icon of antd's table that picture fields show as well: in the table's chunk they would load all of it. */
const SHARED_ICON = /\/FolderOpenOutlined\.js$/

/**
 * What most lists and home need beside the shell, and the list of contracts, which many open first, does not: too small
 * for chunks of their own.
 */
const LISTS: readonly RegExp[] = [
  /\/src\/shared\/(report|action\/aboutAction|list\/(batch\/TickedActions|export\/pageOfAllRows))\.tsx?$/,
  /\/src\/shared\/(media\/PictureCell|ui\/NumberReveal)\.(tsx|module\.css)$/,
  /\/src\/features\/(common\/region\/[a-z]\w*|store\/setting\/model\/contact)\.ts$/,
  /\/src\/features\/mall\/(order\/public\/Buyer|goods\/PriceRangePicker)\.tsx$/,
]

/** Lines, weighing and paper of a note: settlements read them, without the code of delivery notes. */
const NOTES: readonly RegExp[] = [
  /\/src\/features\/procurement\/delivery\/model\/lineTable\.ts$/,
  /\/src\/domain\/weighing\/(tolerance|settle)\.ts$/,
  /\/src\/shared\/print\/(paperSizes|usePrintPrefs)\.ts$/,
]

/** What every screen of figures shows, and home only in part. */
const FIGURES =
  /\/src\/(features\/overview\/statistics\/(figures\/(?!exportFigures)|period\/|statistics\.module|supply\/SupplyRecords)|shared\/chart\/Chart\.tsx)/

/** What the shell loads by itself after the first rows, or when something failed: one file. */
const LATER =
  /\/src\/(app\/(session\/idle(SignOut)?|help\/FirstVisit|notifications\/MessageCount|release\/(isOlder|reloadWithDrafts|RequiredBanner|VersionBanner|watchRelease))|shared\/diagnosis\/diagnosis)\.(tsx?|module\.css)$/

/** The watermark and its text: only sites that have one load it. */
const WATERMARK = /\/src\/shared\/watermark\//

/** Choosing and cropping pictures: forms need it, lists that only know files do not. */
const PICTURES = /\/src\/(features\/common\/file\/picture\/|shared\/media\/loadImage\.ts)/

/** What forms and records of contracts share: their list, which many open first, does without. */
const CONTRACT_FORMS = /\/src\/features\/procurement\/contract\/(editor|detail|lines|form|changes)\//

/** What the forms and the record of a product share; its lists need only the names of the fields. */
const PRODUCT_FORMS = /\/src\/features\/mall\/goods\/publish\/(?!goodsFields\.)/

/** What ships orders: their list, record and papers need it, figures of orders do without. */
const SHIPPING = /\/src\/features\/mall\/order\/(model\/ownTruck|ship\/\w+)\.ts$/

/**
 * Sample carts read products: by their endpoints, without the code that edits them. Products name the kinds of
 * activities that use them, without the calls of these.
 */
const SALE = /\/src\/features\/mall\/(goods\/endpoints|activity\/model\/kind)\.ts$/

/** The form, rule and call of a new password, which always load together. */
const PASSWORDS =
  /\/src\/(domain\/password|shared\/plainForm\/(NewPassword|passwordRules)|features\/account\/password\/(api|endpoints|ChangePasswordForm))\.(tsx?|module\.css)$/

/** What the lists of products share; their record and editor do without. */
const PRODUCT_LISTS: readonly RegExp[] = [
  /\/src\/features\/mall\/goods\/list\/(tickedActions|GoodsViewer|SavedProductList|PublishButton)\.tsx$/,
  /\/src\/features\/mall\/goods\/workbook\/(model|WorkbookImportButton)\.tsx?$/,
  /\/src\/features\/store\/freight\/TemplatePicker\.tsx$/,
]

/** What the lists of orders share. */
const ORDER_LISTS =
  /\/src\/features\/mall\/order\/(list\/(OrderedGoods|VerifyCode)|ship\/OrderDrawers|public\/OrderAmount)\.tsx$/

/** Small components that other features show: they are in the chunk of their feature's code. */
const SHOWN: readonly RegExp[] = [
  /\/procurement\/(contract\/ExpiredTag|delivery\/NoteMarks|fleet\/ExpiryDay|settlement\/(SettlementStatusTags|public\/\w+))\.tsx$/,
  /\/(mall\/category\/CategoryPicker|store\/changeLog\/public\/ShopPhone)\.tsx$/,
]

/** The feature of a module. */
const FEATURE = /\/src\/features\/\w+\/(\w+)\//
/** A module of a feature that is no component. */
const FEATURE_CODE = /\/src\/features\/\w+\/(\w+)\/(?:\w+\/)*[a-z]\w*\.tsx?$/

/**
 * What forms and records of activities share: screens of products load the activities of the mall, which have their
 * name, without it.
 */
const ACTIVITY_FORMS = /\/src\/features\/promotion\/activity\/(?:\w+\/)*[a-z]\w*\.tsx?$/

/** Features too small for a chunk of their own, and the feature whose screens always need them. */
const PARTS: Record<string, string> = {
  approval: 'contract',
  material: 'contract',
  department: 'clerk',
  supplementary: 'delivery',
  trail: 'recordLog',
}

/** Imported by the button styles for one colour function, which the build removes; its dependencies are not needed. */
const UNUSED = /\/antd\/es\/color-picker\/components\/ColorPresets\.js$/

type ModuleInfo = { importedIds?: readonly string[] } | null
type Graph = { getModuleInfo: (id: string) => ModuleInfo }

/** Chunks are grouped by hand: a browser spends more on a hundred small files than on ten of the right size. */
export function chunkGroups() {
  let stages: [name: string, modules: Set<string>][] | null = null
  const stageOf = (id: string, graph: Graph) => {
    stages ??= STAGES.map(([name, ...entries]) => [name, reached(entries, graph)])
    return stages.find(([, modules]) => modules.has(id))?.[0]
  }
  return [
    {
      name: (id: string, graph: Graph) => {
        // Not grouped: the entry and the screens change with each release, and so would the chunk that holds them.
        if (/\/src\/(boot|app\/pages|shared\/screen\/screen|features\/\w+\/\w+\/screens)\.ts$/.test(id)) return null
        if (FIGURES.test(id)) return 'figures'
        if (LATER.test(id)) return 'later'
        if (WATERMARK.test(id)) return 'watermark'
        const isSmall = isIn(SMALL, id) && !TOOL_ICONS.test(id)
        const stage = SHARED_ICON.test(id) ? 'shell' : (stageOf(id, graph) ?? (isSmall ? 'shell' : undefined))
        if (!stage && isIn(LISTS, id)) return 'lists'
        if (!stage && isIn(NOTES, id)) return 'notes'
        if (!stage || stage === 'base') return stage ?? null
        // Styles are added by antd's own code as well: it is in the chunk of the library, which would import ours in a
        // circle.
        const isLibrary = /\/node_modules\/|^virtual:|\/app\/build\/|\/shared\/ui\/addStyles\.ts$/.test(id)
        return isLibrary && !WHOLE.has(stage) ? `${stage}-library` : stage
      },
      includeDependenciesRecursively: false,
    },
    {
      name: (id: string) =>
        PASSWORDS.test(id)
          ? 'passwords'
          : isIn(PRODUCT_LISTS, id)
            ? 'productLists'
            : ORDER_LISTS.test(id)
              ? 'orderLists'
              : null,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
    {
      // The code that several screens of a feature share: model, fields, queries and actions. Components have chunks of
      // their own.
      name: (id: string) => {
        if (PICTURES.test(id)) return 'picture'
        if (CONTRACT_FORMS.test(id) && !id.endsWith('.tsx')) return 'contractForms'
        if (PRODUCT_FORMS.test(id)) return 'productForms'
        if (SHIPPING.test(id)) return 'logistics'
        if (SALE.test(id)) return 'sale'
        if (ACTIVITY_FORMS.test(id)) return 'activityForms'
        const feature = isIn(SHOWN, id) ? FEATURE.exec(id)?.[1] : FEATURE_CODE.exec(id)?.[1]
        return feature ? (PARTS[feature] ?? feature) : null
      },
      minShareCount: 3,
      includeDependenciesRecursively: false,
    },
  ]
}

function isIn(group: readonly RegExp[], id: string): boolean {
  return group.some((part) => part.test(id))
}

/** The modules that the entries import statically. */
function reached(entries: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || UNUSED.test(id)) return
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported)
  }
  for (const entry of entries) {
    const file = fileURLToPath(new URL(ROOT + entry, import.meta.url))
    if (!existsSync(file)) throw new Error(`a stage of the start names ${entry}, which is not there`)
    visit(file)
  }
  return found
}

/** Chunks whose functions nearly all run during a start. */
const START_CHUNKS = /^(base|start|shell|start-library|shell-library)$/

/**
 * The first line of a chunk of the start: makes Chromium (136 and later) compile the whole file while it downloads,
 * instead of each function on its first call.
 */
export function compileHint({ name }: { name: string }): string {
  return START_CHUNKS.test(name) ? '//# allFunctionsCalledOnLoad\n' : ''
}
