/** The stand-in's designer, in its frame. It speaks the events of Printful's embed.js with the page around it. */
const nonce = new URLSearchParams(location.search).get('nonce')
const part = (selector) => document.querySelector(selector)
const [title, problem, canvas] = [part('h1'), part('[role=alert]'), part('canvas')]
const [colour, size, text, ink] = [part('#colour'), part('#size'), part('#text'), part('#ink')]
/** The host's origin is that of its first message. */
let host
let product
let productId
let picture

const send = (event, more = {}) => parent.postMessage({ event, ...more }, host ?? '*')
const chosen = () => product.colours[colour.selectedIndex]
const words = () => text.value.trim()

const commands = {
  setProduct: async ({ productId: id, variantIds = [] }) => {
    const answer = await fetch(`/embedded-designer/products/${Number(id)}`)
    if (!answer.ok) return fail('This product cannot be designed.')
    product = await answer.json()
    productId = Number(id)
    title.textContent = product.title
    title.hidden = false
    colour.replaceChildren(...product.colours.map(({ name }) => new Option(name)))
    const at = product.colours.findIndex(({ sizes }) => sizes.some((one) => variantIds.includes(one.id)))
    colour.selectedIndex = Math.max(0, at)
    await showColour(variantIds[0])
    send('setProductOK')
    send('designerLoadedOK')
    tell()
  },
  saveDesign: async () => {
    if (words() === '') return fail('Put a text on the product first.')
    const answer = await fetch('/embedded-designer/designs', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ nonce, productId, variantId: Number(size.value) },
        print: printFile(),
        mockup: canvas.toDataURL('image/jpeg', 0.86),
      }),
    })
    const result = await answer.json()
    if (!answer.ok) return fail(result.error)
    problem.hidden = true
    send('saveDesignOK', { response: result })
  },
}

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || (host !== undefined && origin !== host)) return
  const command = commands[data?.event]
  if (command === undefined) return
  host = origin
  command(data.params ?? {}).catch(() => fail('The designer could not do that. Try again.'))
})

function fail(message) {
  problem.textContent = message
  problem.hidden = false
  send('rpcError', { error: { message } })
}

const tell = () =>
  send('designStatus', {
    response: {
      hasDesign: words() !== '',
      designValid: words() !== '',
      selectedVariantIds: [Number(size.value)],
      usedPlacements: words() === '' ? [] : ['front'],
    },
  })

async function showColour(variantId) {
  const { sizes, picture: address } = chosen()
  const before = size.selectedOptions[0]?.text
  size.replaceChildren(...sizes.map(({ id, size: name }) => new Option(name, id)))
  const same = sizes.findIndex((one) =>
    variantId === undefined ? one.size === before : one.id === variantId,
  )
  size.selectedIndex = Math.max(0, same)
  const image = new Image()
  image.src = address
  await image.decode()
  picture = image
  draw()
}

function draw() {
  const context = canvas.getContext('2d')
  const { left, top, width, height } = product.box
  const box = { x: left * 640, y: top * 800, width: width * 640, height: height * 800 }
  context.clearRect(0, 0, 640, 800)
  context.drawImage(picture, 0, 0, 640, 800)
  write(context, box)
  const on = `${product.title} in ${chosen().name}`
  canvas.setAttribute('aria-label', words() === '' ? `${on}, without a design` : `${on} with “${words()}”`)
}

/** The text in lines, as large as the box allows. */
function write(context, { x, y, width, height }) {
  const lines = words() === '' ? [] : words().split(/\s+/)
  const letters = Math.max(1, ...lines.map((line) => line.length))
  const points = Math.min(width / (letters * 0.62), height / (lines.length * 1.15), height * 0.34)
  context.fillStyle = ink.value
  context.font = `700 ${points}px Georgia, serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const [at, line] of lines.entries())
    context.fillText(line, x + width / 2, y + points * 1.15 * (at + 0.5), width)
}

function printFile() {
  const file = document.createElement('canvas')
  Object.assign(file, product.print)
  write(file.getContext('2d'), { x: 0, y: 0, ...product.print })
  return file.toDataURL('image/png')
}

colour.addEventListener('change', () => showColour().then(tell))
size.addEventListener('change', tell)
for (const field of [text, ink])
  field.addEventListener('input', () => {
    draw()
    tell()
  })
part('form').addEventListener('submit', (event) => event.preventDefault())
send('iframeLoadedOK')
