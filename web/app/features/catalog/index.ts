export { GridSkeleton, ProductGrid } from './product-grid.tsx'
export { recentProducts, rememberProducts } from './recent-products.ts'
